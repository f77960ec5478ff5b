/** A form with the search field, over made-up suggestions. */
import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '../../../../schema/site/locales';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { SuggestDocument, type SuggestQuery } from '../Suggest.gql';
import { SuggestField } from '../SuggestField';

type Item = SuggestQuery['suggest'][number];

export const monash: Item = {
  kind: 'INSTITUTION',
  slug: 'monash-university',
  label: 'Monash University',
  detail: 'Melbourne',
  destination: 'AU',
};
export const science: Item = {
  kind: 'PROGRAM',
  slug: 'monash-computer-science',
  label: 'Computer Science',
  detail: 'Monash University',
  destination: 'AU',
};
export const award: Item = {
  kind: 'SCHOLARSHIP',
  slug: 'monash-award',
  label: 'Monash Award',
  detail: null,
  destination: null,
};

const ALL = ['INSTITUTION', 'PROGRAM', 'SCHOLARSHIP'] as const;
export const answer = (
  text: string,
  items: readonly Item[],
  {
    kinds = ALL,
    kind = 'INSTITUTION',
    understood = [],
    delay = 0,
  }: {
    kinds?: readonly string[];
    kind?: Item['kind'];
    /** Parts of the text that a search would keep. */
    understood?: readonly string[];
    delay?: number;
  } = {},
): MockLink.MockedResponse => ({
  request: { query: SuggestDocument, variables: { text, kind, kinds: [...kinds], limit: 8 } },
  result: {
    data: {
      understoodParts: understood.map(part => {
        const from = text.indexOf(part);
        return { __typename: 'UnderstoodPart', from, to: from + part.length, text: part };
      }),
      suggest: items.map(item => ({ __typename: 'Suggestion', ...item })),
    },
  },
  delay,
});

export const onSubmit = jest.fn<void, [string]>();

export async function draw(
  mocks: readonly MockLink.MockedResponse[],
  { locale = 'en', kinds }: { locale?: Locale; kinds?: readonly Item['kind'][] } = {},
) {
  const view = renderWithProviders(
    <form
      onSubmit={event => {
        event.preventDefault();
        onSubmit(String(new FormData(event.currentTarget).get('q')));
      }}
    >
      <SuggestField label="Name or subject" kinds={kinds} />
      <button type="submit">Go</button>
    </form>,
    { locale, mocks },
  );
  const user = userEvent.setup();
  const served = screen.getByRole('searchbox', { name: 'Name or subject' });
  await user.click(served);
  // The code of the list arrives a moment after the first focus.
  const field = await screen.findByRole('combobox', { name: 'Name or subject' });
  await screen.findByRole('status');
  return { ...view, user, field };
}

export const options = () => screen.getAllByRole('option').map(option => option.textContent);
export const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
export const address = ({ router }: { router: { state: { location: { pathname: string } } } }) =>
  router.state.location.pathname;

/** Before each test of the file nothing is kept on the device, and nothing was searched for. */
export function forgetSearches(): void {
  afterEach(() => jest.restoreAllMocks());
  beforeEach(() => {
    window.localStorage.clear();
    onSubmit.mockClear();
    Element.prototype.scrollIntoView = jest.fn();
  });
}
