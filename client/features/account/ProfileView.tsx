import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../kernel/format/useFormat';
import { UnsavedChanges } from '../../kernel/forms/UnsavedChanges';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import {
  isSectionId,
  SECTION_IDS,
  sectionOf,
  type Profile,
  type ProfileField,
  type SectionId,
  type WantedField,
} from './profileFields';
import { BasicSection } from './BasicSection';
import { ProfileFrame } from './ProfileFrame';
import { ProfileSection, sectionElementId } from './ProfileSection';
import { ProfileSummary } from './ProfileSummary';
import type { Membership_ProfileFragment } from './ProfileView.gql';
import styles from './account.module.css';

const change = (sections: ReadonlySet<SectionId>, section: SectionId, isIn: boolean): ReadonlySet<SectionId> =>
  new Set(isIn ? [...sections, section] : [...sections].filter(other => other !== section));

/** Sections are opened, saved and left one by one; several may be open at a time. */
function Sections({ profile }: { readonly profile: Profile }) {
  const [query] = useSearchParams();
  const asked = query.get('edit');
  const [open, setOpen] = useState<ReadonlySet<SectionId>>(() => new Set(isSectionId(asked) ? [asked] : []));
  const [wanted, setWanted] = useState<WantedField | null>(null);
  const [dirty, setDirty] = useState<ReadonlySet<SectionId>>(new Set());

  const onDirty = useCallback(
    (section: SectionId, isDirty: boolean) => setDirty(sections => change(sections, section, isDirty)),
    [],
  );
  const onOpen = (section: SectionId, isOpen: boolean) => {
    setOpen(sections => change(sections, section, isOpen));
    const heading = document.querySelector<HTMLElement>(`#${sectionElementId(section)} h2`);
    if (!isOpen && wanted && sectionOf(wanted.field) === section) setWanted(null);
    // What had the focus goes away with the form.
    if (!isOpen) heading?.focus({ preventScroll: true });
    heading?.scrollIntoView?.({ block: 'nearest' });
  };
  const add = (field: ProfileField) => {
    setWanted({ field });
    onOpen(sectionOf(field), true);
  };

  return (
    <div className={styles.columns}>
      <UnsavedChanges isDirty={dirty.size > 0} />
      <ProfileSummary profile={profile} isEditing={open.size > 0} onAdd={add} />
      <div className={styles.main}>
        <BasicSection profile={profile} />
        {SECTION_IDS.map(section => (
          <ProfileSection
            key={section}
            section={section}
            profile={profile}
            isOpen={open.has(section)}
            wanted={wanted && sectionOf(wanted.field) === section ? wanted : null}
            onOpen={onOpen}
            onDirty={onDirty}
          />
        ))}
      </div>
    </div>
  );
}

type MembershipProps = { readonly profile: Membership_ProfileFragment };

/** Since when, and when last: a login that was not theirs is noticed here. */
function Membership(masked: MaskedProps<MembershipProps>) {
  const { memberSince, lastLogin } = (masked as MembershipProps).profile;
  const t = useText();
  const format = useFormat();
  return (
    <ul className={styles.membership}>
      <li>{t('profile.memberSince', { day: format.dayInVietnam(memberSince) })}</li>
      <li>
        {lastLogin
          ? t('profile.lastLogin', { time: format.timeInVietnam(lastLogin), day: format.dayInVietnam(lastLogin) })
          : t('profile.firstLogin')}
      </li>
    </ul>
  );
}

export function ProfileView() {
  const t = useText();
  return (
    <ProfileFrame
      title={t('profile.title')}
      description={t('profile.description')}
      renderLead={profile => <Membership profile={profile} />}
    >
      {profile => <Sections profile={profile} />}
    </ProfileFrame>
  );
}
