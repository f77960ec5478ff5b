import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { SEARCH_SORTS, type SearchSortName } from '../../../schema/rules/search.limits';
import { useAppPath } from '../../kernel/i18n/useLocale';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { SelectField } from '../../kernel/ui/Field';
import { Pagination } from '../../kernel/ui/Pagination';
import { Section } from '../../kernel/ui/Section';
import { EmptyState } from '../../kernel/ui/StateMessage';
import type { InstitutionPrograms_ResultFragment } from './InstitutionPrograms.gql';
import { institutionAddress } from './institutionTabs';
import { ProgramRows } from './ProgramRows';
import { TuitionBar } from './TuitionBar';
import styles from './catalogue.module.css';

type Props = {
  readonly slug: string;
  readonly result: InstitutionPrograms_ResultFragment;
  readonly sort: SearchSortName;
};

/** The tab Programs: sorted as in the search, with a page of its own for each step. */
export function InstitutionPrograms(masked: MaskedProps<Props>) {
  const { slug, result, sort } = masked as Props;
  const t = useText();
  const appPath = useAppPath();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  // The back button changes the address, not the field; mounting the field anew would lose the focus.
  useEffect(() => {
    const field = form.current?.elements.namedItem('sort');
    if (field instanceof HTMLSelectElement) field.value = sort;
  }, [sort]);

  return (
    <Section title={t('catalogue.institutionTab.programs')} isTitleHidden>
      {result.pageInfo.total === 0 ? (
        <EmptyState title={t('catalogue.noPrograms')} />
      ) : (
        <Form
          ref={form}
          method="get"
          action={appPath(`/schools/${slug}`)}
          className={styles.sort}
          onChange={event => void submit(event.currentTarget, { preventScrollReset: true })}
        >
          <input type="hidden" name="tab" value="programs" />
          <SelectField
            label={t('sort.label')}
            name="sort"
            defaultValue={sort}
            options={SEARCH_SORTS.map(value => ({ value, label: t(`sort.${value}`) }))}
          />
          <noscript>
            <Button type="submit">{t('catalogue.applyFilters')}</Button>
          </noscript>
        </Form>
      )}
      {result.items.length > 0 ? <ProgramRows programs={result.items} hasActions Bar={TuitionBar} /> : null}
      <Pagination
        pageInfo={result.pageInfo}
        toPage={page => institutionAddress(slug, { tab: 'programs', sort, page })}
      />
    </Section>
  );
}
