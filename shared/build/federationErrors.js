// In the place of what federation says of its errors: their codes, and the address of their explanation, stay in the message.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
