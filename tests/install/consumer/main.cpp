// Uses the library as a stranger would; the one argument is the version that it should be.
#include <iostream>

#include <holdfast/cards.h>

int main(int argument_count, char** arguments) {
    const holdfast::Card card(holdfast::Rank::ace, holdfast::Suit::spade);
    std::cout << "holdfast " << holdfast::version << ": " << holdfast::to_text(card) << "\n";
    return argument_count == 2 && holdfast::version == arguments[1] && holdfast::to_text(card) == "As" ? 0
                                                                                                       : 1;
}
