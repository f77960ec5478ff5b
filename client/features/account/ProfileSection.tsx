import { useState } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../kernel/lazy/useLazyModule';
import { Button } from '../../kernel/mui/Button';
import { ErrorNotice } from '../../kernel/mui/Notice';
import { Panel } from '../../kernel/mui/Panel';
import { FieldRows } from './FieldRows';
import { sectionFields, type Profile, type SectionId, type WantedField } from './profileFields';

type Props = {
  readonly section: SectionId;
  readonly profile: Profile;
  readonly isOpen: boolean;
  readonly wanted: WantedField | null;
  readonly onOpen: (section: SectionId, isOpen: boolean) => void;
  readonly onDirty: (section: SectionId, isDirty: boolean) => void;
};

const sectionForm = lazyModule(() => import('./SectionForm'));

export const sectionElementId = (section: SectionId | 'basic'): string => `section-${section}`;

/** A section to read; as a form while it is open. */
export function ProfileSection({ section, profile, isOpen, wanted, onOpen, onDirty }: Props) {
  const t = useText();
  const form = useLazyModule(sectionForm, isOpen);
  const [report] = useState(() => (isDirty: boolean) => onDirty(section, isDirty));
  const title = t(`profile.section.${section}`);
  const Form = isOpen ? form.part?.SectionForm : undefined;
  const edit = (
    <Button
      variant="secondary"
      size="small"
      aria-label={t('profile.editSection', { section: title })}
      onClick={() => onOpen(section, true)}
    >
      {t('profile.edit')}
    </Button>
  );
  return (
    <Panel
      id={sectionElementId(section)}
      title={title}
      lead={t(`profile.lead.${section}`)}
      action={isOpen ? null : edit}
    >
      {Form ? (
        <Form
          section={section}
          profile={profile}
          wanted={wanted}
          onDirty={report}
          onClose={() => onOpen(section, false)}
        />
      ) : (
        <FieldRows fields={sectionFields[section]} values={profile} />
      )}
      {isOpen && form.hasFailed ? <ErrorNotice onRetry={form.retry} /> : null}
    </Panel>
  );
}
