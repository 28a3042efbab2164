/** The drawings of products, for one whose card no server wrote. */
export const loadPicture = () => import('./ProductPicture');
