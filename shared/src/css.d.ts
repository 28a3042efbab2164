declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}
declare module '*.css';

interface ImportMeta {
  /** Defined only if the development server can replace modules in the open page. */
  readonly webpackHot?: { accept(module: string, changed: () => void): void };
}
