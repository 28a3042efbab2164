declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}
declare module '*.css';

interface ImportMeta {
  /** Exists if the development server replaces modules while the page is open. */
  readonly webpackHot?: { accept(module: string, changed: () => void): void };
}
