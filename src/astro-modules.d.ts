/** An Astro component as plain TypeScript sees it; `astro check` reads the component itself and knows its props. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
