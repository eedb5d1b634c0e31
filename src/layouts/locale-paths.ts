import { LOCALES } from '../i18n/locales.ts';

/** The `[locale]` part of a page that exists in every language. */
export const localePaths = () => LOCALES.map(({ path }) => ({ params: { locale: path }, props: { locale: path } }));
