/** What is used of OpenCC: the package brings no types of its own. */
declare module 'opencc-js/t2cn' {
  export function Converter(options: { readonly from: 'hk'; readonly to: 'cn' }): (text: string) => string;
}
