import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import type { DocumentItem_ItemFragment, ItemNotes_ItemFragment } from './DocumentItem.gql';
import styles from './content.module.css';

type Noted = ItemNotes_ItemFragment;

function ItemLink({ link }: { readonly link: Noted['links'][number] }) {
  const label = useLocalized()(link.label);
  if (link.to.startsWith('/')) return <AppLink to={link.to}>{label}</AppLink>;
  return (
    <a href={link.to} rel={link.to.startsWith('#') ? undefined : 'noreferrer'}>
      {label}
    </a>
  );
}

function ItemSource({ source, checkedOn }: Pick<Noted, 'source' | 'checkedOn'>) {
  const t = useText();
  const format = useFormat();
  if (!source) return null;
  return (
    <p className={styles.source}>
      {t('content.source')}{' '}
      {source.url ? (
        <a href={source.url} rel="noreferrer">
          {source.name}
        </a>
      ) : (
        source.name
      )}{' '}
      {checkedOn ? t('content.readOn', { day: format.day(checkedOn) }) : null}
    </p>
  );
}

type NotesProps = { readonly item: Noted; readonly hasDay?: boolean };

/** Where an item leads, and where it was read; the day stands once, in the list of sources. */
export function ItemNotes(masked: MaskedProps<NotesProps>) {
  const { item, hasDay = false } = masked as NotesProps;
  return (
    <>
      {item.links.length > 0 ? (
        <p className={styles.links}>
          {item.links.map(link => (
            <ItemLink key={link.to} link={link} />
          ))}
        </p>
      ) : null}
      <ItemSource source={item.source} checkedOn={hasDay ? item.checkedOn : null} />
    </>
  );
}

type Props = { readonly item: DocumentItem_ItemFragment };

export function DocumentItem(masked: MaskedProps<Props>) {
  const { item } = masked as Props;
  const localized = useLocalized();
  return (
    <>
      <p>{localized(item.text)}</p>
      <ItemNotes item={item} hasDay />
    </>
  );
}
