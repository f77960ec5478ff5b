/** What is fetched together once somebody enters numbers of their own. */
export { EnglishFields } from './EnglishFields';
export { RangeFields } from './RangeFields';
