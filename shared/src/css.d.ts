declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}
declare module '*.css';

interface ImportMeta {
  /** Hot replacement, if the development server runs it. */
  readonly webpackHot?: { accept(module: string, changed: () => void): void };
}
