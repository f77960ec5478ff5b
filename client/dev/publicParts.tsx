/** Parts of the public pages, each in its states. */
import { useState } from 'react';
import { AnalyticsChoiceButton } from '../kernel/analytics/AnalyticsChoiceButton';
import { OfficeHours } from '../kernel/operator/OfficeHours';
import { OfficeStatus } from '../kernel/operator/officeStatus/OfficeStatus';
import { OperatorDetails } from '../kernel/operator/OperatorDetails';
import { NearPart } from '../kernel/parts/NearPart';
import { Breadcrumbs } from '../kernel/seo/Breadcrumbs';
import { JsonLd } from '../kernel/seo/JsonLd';
import { PageHead } from '../kernel/seo/PageHead';
import { RecentSearches } from '../kernel/suggest/RecentSearches';
import { SuggestField } from '../kernel/suggest/SuggestField';
import { SuggestGroups } from '../kernel/suggest/SuggestGroups';
import { NO_ROW } from '../kernel/suggest/suggestRows';
import { AppLink } from '../kernel/ui/AppLink';
import { Button, LinkButton } from '../kernel/ui/Button';
import { Card } from '../kernel/ui/Card';
import { CheckboxField } from '../kernel/ui/CheckboxField';
import { Chip, ChipLink, ChipList } from '../kernel/ui/Chip';
import { ExternalDrawing } from '../kernel/ui/ExternalDrawing';
import { SelectField, TextField } from '../kernel/ui/Field';
import { Icon } from '../kernel/ui/Icon';
import { IconButton } from '../kernel/ui/IconButton';
import { BayScene } from '../kernel/ui/illustrations/BayScene';
import { EmptyScene } from '../kernel/ui/illustrations/EmptyScene';
import { HarbourScene } from '../kernel/ui/illustrations/HarbourScene';
import { HorizonPattern } from '../kernel/ui/illustrations/HorizonPattern';
import { LetterScene } from '../kernel/ui/illustrations/LetterScene';
import { LostScene } from '../kernel/ui/illustrations/LostScene';
import { StormScene } from '../kernel/ui/illustrations/StormScene';
import { Monogram } from '../kernel/ui/Monogram';
import { Pagination } from '../kernel/ui/Pagination';
import { RangeSlider } from '../kernel/ui/RangeSlider';
import { Section } from '../kernel/ui/Section';
import { Sheet } from '../kernel/ui/Sheet';
import { Skeleton } from '../kernel/ui/Skeleton';
import { SkipLink } from '../kernel/ui/SkipLink';
import { EmptyState, ErrorState } from '../kernel/ui/StateMessage';
import { Tabs } from '../kernel/ui/Tabs';
import { VisuallyHidden } from '../kernel/ui/VisuallyHidden';
import type { Example } from './example';
import { institution } from '../testing/cards';
import type { Words } from './samples';

const nothing = () => undefined;
const OPTIONS = [
  { value: 'AU', label: 'Australia' },
  { value: 'CA', label: 'Canada' },
];

function SheetExample({ words }: { readonly words: Words }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.title}</Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.title}
        footer={<Button>{words.action}</Button>}
      >
        {words.text}
      </Sheet>
    </>
  );
}

const nearText = async () => ({ text: 'Deakin University' });

export const publicParts: readonly Example[] = [
  {
    name: 'Button',
    draw: ({ action }) => (
      <>
        {(['primary', 'secondary', 'quiet'] as const).map(variant => (
          <p key={variant}>
            <Button variant={variant}>{action}</Button>{' '}
            <Button variant={variant} size="small">
              {action}
            </Button>{' '}
            <Button variant={variant} disabled>
              {action}
            </Button>{' '}
            <LinkButton variant={variant} to="/">
              {action}
            </LinkButton>
          </p>
        ))}
        <IconButton icon="close" label={action} /> <IconButton icon="close" label={action} disabled />
      </>
    ),
  },
  {
    name: 'Field',
    draw: ({ label, hint, error }) => (
      <>
        <TextField label={label} />
        <TextField label={label} hint={hint} defaultValue="Deakin University" />
        <TextField label={label} hint={hint} error={error} />
        <TextField label={label} disabled />
        <SelectField label={label} options={OPTIONS} />
        <SelectField label={label} options={OPTIONS} error={error} />
        <CheckboxField label={label} count={12} defaultChecked />
        <CheckboxField label={label} count={0} disabled />
      </>
    ),
  },
  {
    name: 'RangeSlider',
    draw: ({ first }) =>
      (
        [
          [null, null],
          [20, 60],
        ] as const
      ).map(value => (
        <RangeSlider
          key={String(value)}
          label={first}
          lowest={0}
          highest={100}
          value={value}
          onChange={nothing}
          formatValue={String}
        />
      )),
  },
  {
    name: 'Chip',
    draw: ({ first, second, third }) => (
      <>
        <Chip>{first}</Chip>
        <ChipList
          chips={[
            { label: first, tone: 'good' },
            { label: second, tone: 'warn' },
            { label: third, tone: 'bad' },
          ]}
        />
        <ChipLink label={first} to="/search-program" />
      </>
    ),
  },
  {
    name: 'Card, Section',
    draw: ({ title, lead, text }) => (
      <>
        <Card>{text}</Card>
        <Card padding="large">{text}</Card>
        <Section title={title} lead={lead}>
          {text}
        </Section>
        <Section title={title} isTitleHidden>
          {text}
        </Section>
      </>
    ),
  },
  {
    name: 'Tabs',
    draw: ({ title, first, second }) =>
      (['line', 'pills'] as const).map(look => (
        <Tabs
          key={look}
          look={look}
          label={`${title} (${look})`}
          items={[
            { id: 'first', label: first, to: '/', isCurrent: true, count: 12 },
            { id: 'second', label: second, to: '/?tab=2', isCurrent: false },
          ]}
        />
      )),
  },
  {
    name: 'Pagination, Breadcrumbs',
    draw: ({ title, first }) => (
      <>
        {[1, 6, 12].map(number => (
          <Pagination
            key={number}
            pageInfo={{ number, pageCount: 12 }}
            toPage={page => `/search-program?page=${page}`}
          />
        ))}
        <Breadcrumbs steps={[{ label: title, to: '/search-program' }]} current={{ label: first, to: '/' }} />
      </>
    ),
  },
  {
    name: 'Loading, empty, error',
    draw: ({ title, error, text }) => (
      <>
        <Skeleton count={3} />
        <Skeleton shape="card" count={2} />
        <EmptyState title={title}>{text}</EmptyState>
        <ErrorState />
        <ErrorState title={error} onRetry={nothing} />
        <ErrorState title={error} onRetry={nothing} isRetrying />
      </>
    ),
  },
  { name: 'Sheet', draw: words => <SheetExample words={words} /> },
  {
    name: 'Links',
    draw: ({ title, label }) => (
      <>
        <SkipLink targetId="parts" />
        <AppLink to="/">
          {title} <VisuallyHidden>{label}</VisuallyHidden> <ExternalDrawing />
        </AppLink>
      </>
    ),
  },
  {
    name: 'Monogram, Icon',
    draw: () => (
      <>
        <Monogram name="Deakin University" destination="AU" />
        <Monogram name="Deakin University" destination={null} size="large" />
        {(['check', 'minus', 'info', 'close', 'warning', 'chevronDown'] as const).map(name => (
          <Icon key={name} name={name} />
        ))}
      </>
    ),
  },
  {
    name: 'Illustrations',
    draw: () =>
      [BayScene, EmptyScene, HarbourScene, HorizonPattern, LetterScene, LostScene, StormScene].map(Scene => (
        <Scene key={Scene.name} />
      )),
  },
  {
    name: 'Suggestions',
    draw: ({ label, hint }) => (
      <>
        <SuggestField label={label} hint={hint} />
        <RecentSearches
          listId="recent"
          recent={['Deakin', 'Monash']}
          row={0}
          onChoose={nothing}
          onRemove={nothing}
          onClear={nothing}
        />
        <SuggestGroups
          listId="groups"
          search={[
            { text: 'design', isLimit: false },
            { text: 'under 300 million', isLimit: true },
          ]}
          groups={[
            {
              kind: 'INSTITUTION',
              first: 1,
              items: [
                {
                  kind: 'INSTITUTION',
                  slug: institution.slug,
                  label: institution.name,
                  detail: institution.city,
                  destination: institution.destination,
                },
              ],
            },
          ]}
          row={NO_ROW}
          typed="dea"
          onChoose={nothing}
          onSearch={nothing}
        />
      </>
    ),
  },
  {
    name: 'Operator',
    draw: ({ lead }) => (
      <>
        <OperatorDetails />
        <OfficeHours>
          <OfficeStatus />
        </OfficeHours>
        <AnalyticsChoiceButton /> {lead}
      </>
    ),
  },
  {
    name: 'NearPart',
    draw: () => <NearPart load={nearText}>{({ text }) => <p>{text}</p>}</NearPart>,
  },
  {
    name: 'Head of a page (nothing of it is seen)',
    draw: ({ title, text }) => (
      <>
        <PageHead title={title} description={text} isIndexable={false} />
        <JsonLd node={{ '@type': 'CollegeOrUniversity', name: institution.name }} />
      </>
    ),
  },
];
