import { simplifyData } from '../../build/simplified/simplify-data.ts';
import { zhHant } from '../zh-hant/index.ts';
import { simplify } from './simplify.ts';

/** All interface words in Simplified Chinese, by area: made of those of Hong Kong. */
export const zhHans: typeof zhHant = simplifyData(zhHant, simplify);
