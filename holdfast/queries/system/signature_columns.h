// What the answer `signature` says, field by field: the columns that its JSON and CSV share.
//
// Defined in signature_json.cpp.
#pragma once

#include <vector>

#include <holdfast/queries/answer/columns.h>
#include <holdfast/queries/system/signature.h>

namespace holdfast::queries {

/// In the order of the fields in JSON.
const std::vector<DataColumn<SignatureAnswer>>& signature_columns();

}  // namespace holdfast::queries
