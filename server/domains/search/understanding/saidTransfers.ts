/** Who begins at a college to go on at a university: what they look for is an associate degree. */
import { each } from '../text/each.js';

const UNIVERSITIES = ['to university', 'to a university', 'to uni', 'to a 4 year university', 'to 4 year university'];

/** Not of somebody who comes from a college (`transfer from community college`). */
const TRANSFERS = [
  'transfer degree | transfer degrees | university transfer degree | university transfer degrees',
  each(
    ['community college', 'junior college', '2 year college', 'two year college'],
    ['', 'then', 'and', 'and then', 'first then', 'first and then'],
    ['transfer', ...UNIVERSITIES.map(where => `transfer ${where}`)],
  ),
  each(
    ['cao đẳng cộng đồng', 'college cộng đồng', 'community college'],
    ['', 'rồi', 'sau đó', 'xong', 'rồi mới'],
    ['chuyển tiếp', 'chuyển lên', 'chuyển', 'chuyển tiếp lên', 'chuyển tiếp vào'],
    ['đại học'],
  ),
  each(
    ['cao đẳng cộng đồng', 'college cộng đồng', 'community college'],
    ['rồi', 'sau đó', 'xong'],
    ['chuyển tiếp', 'chuyển lên'],
  ),
].join(' | ');

export const ASSOCIATES = `associate degree | associate degrees | associate | bằng associate | ${TRANSFERS}`;

/** That somebody wants to go on at a university. */
export const GOING_ON = [
  'transfer | transfers | transferring | chuyển tiếp | chuyển lên đại học | chuyển đại học | liên thông',
  each(['lên', 'chuyển lên', 'vào', 'then', 'then go to', 'then to', 'to'], ['đại học', 'university', 'uni', 'đh']),
  'then bachelor | then a bachelor | then bachelors | lên cử nhân',
].join(' | ');
