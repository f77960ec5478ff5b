/** Letters twice as large on a phone, where a page shows more than its route walk does. */
import { LOCALES, toPath } from '../../schema/site/locales';
import { expectLargeLettersToFit } from './accessibility';
import { test } from './site';

test('a search with filters fits a phone with letters twice as large', async ({ openRoute }) => {
  const page = await openRoute('searchProgram');
  for (const locale of LOCALES) {
    await page.goto(toPath(locale, '/search-program?destination=AU&tuitionMin=1000&tuitionMax=60000&currency=AUD'));

    await expectLargeLettersToFit(page);
  }
});
