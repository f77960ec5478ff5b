import { CORRECTION_FACT_MAX } from '../../../schema/rules/correction.values';
import { correctionAddress } from './correctionAddress';

const carried = (label: string, pathname: string) => {
  const [path, query] = correctionAddress(label, pathname).split('?', 2);
  return [path, Object.fromEntries(new URLSearchParams(query))];
};

describe('the report of an error in a figure', () => {
  it.each([
    ['/programs/monash-it-bsc', { program: 'monash-it-bsc' }],
    ['/en/schools/monash', { institution: 'monash' }],
    ['/scholarships/daad', { scholarship: 'daad' }],
    ['/compare', {}],
    ['/en', {}],
    ['/programs', {}],
    ['/programs/a/b', {}],
  ])('from %s carries the figure and %j', (pathname, item) => {
    expect(carried('Học phí năm đầu', pathname)).toEqual([
      '/contact',
      { campaign: 'CORRECTION', fact: 'Học phí năm đầu', ...item },
    ]);
  });

  it('carries no more of a name than the form takes', () => {
    expect(carried('x'.repeat(500), '/')).toEqual([
      '/contact',
      { campaign: 'CORRECTION', fact: 'x'.repeat(CORRECTION_FACT_MAX) },
    ]);
  });
});
