// Replaces the long error descriptions of the federation runtime, to make the bundle smaller. Error
// messages still contain their code and a link to the explanation.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
