// Replaces the error descriptions of the federation runtime. Messages keep their codes and the
// address of their explanation.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
