import { builtSiteOf, pagesOf, type BuiltPage, type BuiltSite } from './built-site.ts';
import { BYTE_BUDGETS, type ByteBudget } from './byte-budgets.ts';
import { measurePage, type PageBytes } from './page-bytes.ts';

/** One measured page beside its budget; `over` names the kinds of file that are too large. */
export interface BudgetRow {
  readonly page: string;
  readonly bytes: PageBytes;
  readonly budget: ByteBudget;
  readonly over: readonly (keyof PageBytes)[];
}

const KINDS = ['markup', 'script', 'sprite'] as const;

/** Holds one page against one budget. */
export function compareWithBudget(page: string, bytes: PageBytes, budget: ByteBudget): BudgetRow {
  return { page, bytes, budget, over: KINDS.filter((kind) => bytes[kind] > budget[kind]) };
}

/** Every page of the build that has a budget, measured. A budget that no page falls under is an error: it guards nothing. */
export function checkBudgets(site: BuiltSite, pages: readonly BuiltPage[]): readonly BudgetRow[] {
  return BYTE_BUDGETS.flatMap((budget) => {
    const matching = pages.filter(({ path }) => budget.pages.test(path));
    if (matching.length === 0) throw new Error(`The byte budget "${budget.name}" matches no page of the build.`);
    return matching.map((page) => compareWithBudget(page.path, measurePage(site, page), budget));
  });
}

/** The table as it is printed: bytes after brotli, what is allowed, and a mark where a row is over. */
export function formatRows(rows: readonly BudgetRow[]): string {
  const width = Math.max(4, ...rows.map(({ page }) => page.length));
  const head = ['page'.padEnd(width), ...KINDS.map((kind) => kind.padStart(17))].join('');
  const lines = rows.map(({ page, bytes, budget, over }) => {
    const cells = KINDS.map((kind) => `${String(bytes[kind])} / ${String(budget[kind])}`.padStart(17));
    return page.padEnd(width) + cells.join('') + (over.length === 0 ? '' : `  over: ${over.join(', ')}`);
  });
  return [head, ...lines].join('\n');
}

function main(): void {
  const site = builtSiteOf(process.env);
  const rows = checkBudgets(site, pagesOf(site));
  console.log(formatRows(rows));
  if (rows.every(({ over }) => over.length === 0)) return;
  console.error('A page is larger than its byte budget in src/build/byte-budgets.ts allows.');
  process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
