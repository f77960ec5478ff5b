import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { OfficeHours } from '../../kernel/operator/OfficeHours';
import { OfficeStatus } from '../../kernel/operator/officeStatus/OfficeStatus';
import { hasDetails, OperatorDetails } from '../../kernel/operator/OperatorDetails';
import { useSite } from '../../kernel/page/site';
import { Checklist } from './Checklist';
import type { DocumentBlock_BlockFragment } from './DocumentBlock.gql';
import { DocumentItem, ItemNotes } from './DocumentItem';
import styles from './content.module.css';

type Block = DocumentBlock_BlockFragment;
type Props = { readonly block: Block; readonly checklistName: string };

function OperatorBlock() {
  const t = useText();
  const { operator } = useSite();
  return hasDetails(operator) ? <OperatorDetails /> : <p>{t('content.operatorUnknown')}</p>;
}

function Terms({ items }: Pick<Block, 'items'>) {
  const localized = useLocalized();
  return (
    <dl className={styles.terms}>
      {items.map(item => (
        <div key={item.text.en}>
          <dt>{item.term ? localized(item.term) : null}</dt>
          <dd>
            {localized(item.text)}
            <ItemNotes item={item} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function List({ items, as: Tag }: Pick<Block, 'items'> & { readonly as: 'ul' | 'ol' }) {
  return (
    <Tag>
      {items.map(item => (
        <li key={item.text.en}>
          <DocumentItem item={item} />
        </li>
      ))}
    </Tag>
  );
}

/** One block of a section, as its style says. */
export function DocumentBlock(masked: MaskedProps<Props>) {
  const {
    block: { style, items },
    checklistName,
  } = masked as Props;
  switch (style) {
    case 'TEXT':
      return items.map(item => (
        <div key={item.text.en}>
          <DocumentItem item={item} />
        </div>
      ));
    case 'BULLETS':
      return <List items={items} as="ul" />;
    case 'STEPS':
      return <List items={items} as="ol" />;
    case 'TERMS':
      return <Terms items={items} />;
    case 'CHECKLIST':
      return <Checklist items={items} name={checklistName} />;
    case 'OPERATOR':
      return <OperatorBlock />;
    case 'OFFICE_HOURS':
      return (
        <OfficeHours>
          <OfficeStatus />
        </OfficeHours>
      );
  }
}
