// In place of a module that nothing calls. Not a literal, which webpack would look into for the names that are asked of it.
module.exports = Object({});
