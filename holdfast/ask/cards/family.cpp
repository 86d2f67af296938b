#include <holdfast/ask/cards/hand.h>
#include <holdfast/ask/family.h>

namespace holdfast::ask {

const Family& cards_family() {
    static const Family family{"cards", "", "cards", "Hands of cards", queries_of<HandRequest>(), {}};
    return family;
}

}  // namespace holdfast::ask
