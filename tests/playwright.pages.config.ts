import config from './playwright.config.ts';

/** Every page of the build, where the usual run opens some of each kind. */
process.env['E2E_ALL'] = '1';

export default { ...config, testMatch: 'pages.spec.ts' };
