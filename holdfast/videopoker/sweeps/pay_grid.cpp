#include <algorithm>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/sweeps/pay_grid.h>

namespace holdfast::videopoker {

u64 size_of(const PayBox& box) {
    u64 size = 1;
    for (const PayRange& range : box) size *= range.size();
    return size;
}

PayGrid::PayGrid(std::vector<PayAxis> axes) : axes_(std::move(axes)) {
    for (std::size_t i = 0; i < axes_.size(); ++i) {
        const auto same_row = [&](const PayAxis& other) { return other.row == axes_[i].row; };
        if (axes_[i].pays.empty() || std::count_if(axes_.begin(), axes_.end(), same_row) > 1) {
            throw InvalidArgument("a grid has one axis for a row, with one pay or more");
        }
        constexpr u64 limit = u64{1} << 63U;
        if (u128{size_} * axes_[i].pays.size() >= limit) {
            throw OverflowError("a grid has fewer than 2^63 paytables");
        }
        size_ *= axes_[i].pays.size();
    }
}

std::vector<std::size_t> PayGrid::places_of(u64 index) const {
    std::vector<std::size_t> places(axes_.size());
    for (std::size_t axis = axes_.size(); axis-- > 0;) {
        places[axis] = index % axes_[axis].pays.size();
        index /= axes_[axis].pays.size();
    }
    return places;
}

u64 PayGrid::index_of(const std::vector<std::size_t>& places) const {
    u64 index = 0;
    for (std::size_t axis = 0; axis < axes_.size(); ++axis) {
        index = index * axes_[axis].pays.size() + places[axis];
    }
    return index;
}

Pays PayGrid::pays_at(u64 index, Pays pays) const {
    const std::vector<std::size_t> places = places_of(index);
    for (std::size_t axis = 0; axis < axes_.size(); ++axis) {
        pays[axes_[axis].row] = axes_[axis].pays[places[axis]];
    }
    return pays;
}

PayBox PayGrid::box_from(u64 first, u64 most) const {
    const std::vector<std::size_t> places = places_of(first);
    PayBox box;
    for (const std::size_t place : places) box.push_back({place, place + 1});
    // From the fastest axis on: the box can extend along the next axis only if it covers all of this one.
    u64 size = 1;
    for (std::size_t axis = axes_.size(); axis-- > 0;) {
        // As many whole slices as fit: each has `size` paytables.
        const u64 left = axes_[axis].pays.size() - places[axis];
        const u64 taken = std::min<u64>(left, std::max<u64>(most / size, 1));
        box[axis].end = places[axis] + static_cast<std::size_t>(taken);
        size *= taken;
        if (taken < axes_[axis].pays.size()) break;
    }
    return box;
}

}  // namespace holdfast::videopoker
