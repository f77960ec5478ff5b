import { readInstitution, readWanted, reviewsAddress, writingAddress } from './reviewsUrl';

const queryOf = (address: string) => new URL(address, 'https://site.example').searchParams;

describe('addresses of reviews', () => {
  it.each([null, 'monash-university'])('lead to the reviews of %s and are read back', institution => {
    expect(readInstitution(queryOf(reviewsAddress(institution)))).toBe(institution);
    expect(queryOf(reviewsAddress(institution, 2)).get('page')).toBe('2');
  });

  it.each([null, 'monash-university'])('lead to writing about %s and are read back', institution => {
    expect(readWanted(queryOf(writingAddress({ institution })))).toEqual({ institution });
  });

  it('open no form when nothing is named', () => {
    expect(readWanted(queryOf('/profile/reviews'))).toBeNull();
    expect(readWanted(queryOf('/profile/reviews?about=everything'))).toBeNull();
  });
});
