import { settingsScript } from '../progress/settings-boot.ts';
import { earlyInputScript } from './early-input.ts';

/** The script that every page loads first, run before anything is painted. */
export const headScript = (): string => settingsScript() + earlyInputScript();
