import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentBlockStyle } from '../../generated/types';
import { renderWithProviders } from '../../testing/renderWithProviders';
import type { Whole } from '../../testing/whole';
import type { DocumentBlock_BlockFragment } from './DocumentBlock.gql';
import { DocumentView } from './DocumentView';
import { LegalDocumentDocument } from './LegalDocument.gql';

const words = (text: string) => ({ __typename: 'LocalizedText' as const, vi: `${text} (vi)`, en: text });
const police = {
  __typename: 'Source' as const,
  id: 'police',
  name: 'The police',
  url: 'https://police.example/',
  kind: 'OFFICIAL_PAGE' as const,
};
type Words = Whole<DocumentBlock_BlockFragment>['items'][number];
type Item = Words & { readonly __typename: 'DocumentItem' };
const item = (text: string, others: Partial<Words> = {}): Item => ({
  __typename: 'DocumentItem' as const,
  term: null,
  text: words(text),
  links: [],
  source: null,
  checkedOn: null,
  ...others,
});
const block = (style: DocumentBlockStyle, ...items: readonly Item[]) => ({
  __typename: 'DocumentBlock' as const,
  style,
  items,
});
const section = <Block,>(anchor: string, heading: string, ...blocks: readonly Block[]) => ({
  __typename: 'DocumentSection' as const,
  anchor,
  heading: words(heading),
  blocks,
});
const contactLink = {
  __typename: 'DocumentLink' as const,
  label: words('Contact page'),
  to: '/contact?campaign=OTHER',
};

const legalDocument = {
  __typename: 'LegalDocument' as const,
  title: words('Scam check'),
  description: words('What to look at.'),
  lead: words('Read this first.'),
  versionDate: '2026-11-22',
  sections: [
    section(
      'signs',
      'Signs',
      block('TERMS', item('Nobody can.', { term: words('A promise'), source: police, checkedOn: '2026-11-22' })),
    ),
    section('list', 'Before you pay', block('CHECKLIST', item('Asked the university'), item('Read the contract'))),
    section(
      'contact',
      'Contact',
      block('TEXT', item('Write.', { links: [contactLink] })),
      block('BULLETS', item('They warned.', { source: police, checkedOn: '2026-11-22' })),
      block('OPERATOR'),
      block('OFFICE_HOURS'),
    ),
  ],
  changes: [{ __typename: 'DocumentChange' as const, on: '2026-11-22', summary: words('First version.') }],
};

const mocks = [
  {
    request: { query: LegalDocumentDocument, variables: { kind: 'SCAM_CHECK' as const } },
    result: { data: { legalDocument } },
  },
];
const show = (options: Parameters<typeof renderWithProviders>[1] = {}) =>
  renderWithProviders(<DocumentView kind="SCAM_CHECK" />, { locale: 'en', path: '/scam-check', mocks, ...options });

beforeEach(() => window.sessionStorage.clear());

describe('a text of the site', () => {
  it('has a table of contents whose links lead to its sections', async () => {
    show();

    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    for (const link of within(contents).getAllByRole('link')) {
      const target = document.querySelector(link.getAttribute('href') ?? '');
      expect(target).toHaveAccessibleName(link.textContent);
    }
    expect(within(contents).getAllByRole('link')).toHaveLength(3);
  });

  it('has its sections in the order of the text', async () => {
    show();

    await screen.findByRole('navigation', { name: 'On this page' });
    const named = ['Signs', 'Before you pay', 'Contact'];
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
    expect(headings.filter(heading => named.includes(heading))).toEqual(named);
  });

  it('says of which day it is, and what has changed', async () => {
    show();

    expect(await screen.findByText('Version of Nov 22, 2026')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Changes' })).getByRole('listitem')).toHaveTextContent(
      'Nov 22, 2026: First version.',
    );
  });

  it('keeps each source beside what was read there', async () => {
    show();

    const term = await screen.findByText('A promise');
    expect(term.parentElement).toHaveTextContent('A promiseNobody can.Source: The police');
    expect(screen.getAllByRole('link', { name: 'The police' })[0]).toHaveAttribute('href', 'https://police.example/');
    expect(screen.getByText('They warned.').closest('li')).toHaveTextContent(
      'They warned.Source: The police (read on Nov 22, 2026)',
    );
  });

  it('leads to pages of the site in its own language', async () => {
    show();

    const link = await screen.findByRole('link', { name: 'Contact page' });
    expect(link).toHaveAttribute('href', '/en/contact?campaign=OTHER');
  });

  it('says that the operator is unknown, or shows what is set', async () => {
    const { unmount } = show();
    expect(
      await screen.findByText('The name, address and license of the operator have not been given.'),
    ).toBeInTheDocument();
    unmount();

    show({ operator: { name: 'Chan Troi Ltd' } });
    expect(await screen.findByText('Chan Troi Ltd')).toBeInTheDocument();
    expect(screen.queryByText(/have not been given/)).toBeNull();
  });
});

describe('a list to tick', () => {
  it('counts what is done, and keeps it when the page is loaded again', async () => {
    const user = userEvent.setup();
    const { unmount } = show();
    const box = await screen.findByRole('checkbox', { name: 'Read the contract' });
    await user.click(box);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2 done');
    unmount();

    show();
    expect(await screen.findByRole('checkbox', { name: 'Read the contract' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Asked the university' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Asked the university' }));
    expect(screen.getByRole('status')).toHaveTextContent('All 2 done.');
  });

  it('can be begun anew', async () => {
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('checkbox', { name: 'Read the contract' }));
    await user.click(screen.getByRole('button', { name: 'Clear all ticks' }));

    expect(screen.getByRole('checkbox', { name: 'Read the contract' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Clear all ticks' })).toBeDisabled();
  });

  it('is printed on request', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('button', { name: 'Print the list' }));

    expect(print).toHaveBeenCalledTimes(1);
  });

  it('takes nothing from the store that is not a tick of it', async () => {
    window.sessionStorage.setItem('ticks SCAM_CHECK 2026-11-22', '7 -1 x 1');
    show();

    expect(await screen.findByText('1 of 2 done')).toBeInTheDocument();
  });
});
