import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { DocumentBlock } from './DocumentBlock';
import type { DocumentSection_SectionFragment } from './DocumentSection.gql';
import styles from './content.module.css';

type Props = {
  readonly section: DocumentSection_SectionFragment;
  /** Under which its ticks are stored. */
  readonly checklistName: string;
};

/** A part of a document with an address of its own. */
export function DocumentSection(masked: MaskedProps<Props>) {
  const {
    section: { anchor, heading, blocks },
    checklistName,
  } = masked as Props;
  const localized = useLocalized();
  const headingId = `${anchor}-heading`;
  return (
    <section id={anchor} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{localized(heading)}</h2>
      {blocks.map((block, place) => (
        <DocumentBlock key={place} block={block} checklistName={checklistName} />
      ))}
    </section>
  );
}
