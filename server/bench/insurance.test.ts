/** Insurance and risk: finance is nearer than mathematics, which is near what actuaries study. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  'dự đoán và quản lý rủi ro, bảo hiểm',
  'bảo hiểm',
  'bao hiem',
  'insurance',
  'quản lý rủi ro',
  'quan ly rui ro',
])('%s: finance before mathematics', text => {
  const titles = starter.titlesFor(text, 6);
  expect(titles[0]).toMatch(/insurance/i);
  for (const title of titles.slice(1)) expect(title).toMatch(/financ/i);
});

it.each(['actuarial science', 'định phí bảo hiểm', 'dinh phi bao hiem', 'actuary', 'tính bảo hiểm'])(
  '%s: insurance, then mathematics',
  text => {
    const [first, ...others] = starter.titlesFor(text, 3);
    expect(first).toMatch(/insurance/i);
    for (const title of others) expect(title).toMatch(/mathematics/i);
  },
);
