// In place of the federation runtime's comparison of versions: each module has the one version that the shell gives, and whether
// a remote can use it is judged by names (decision 024).
export const satisfy = () => true;
