import { ASSESSMENT_CONSENT_VERSION } from '../../../schema/rules/assessments.values';
import { CONSENT_TEXT_VERSION } from '../../../schema/rules/account.values';
import { SHARING_TEXT_VERSION } from '../../../schema/rules/applications.values';
import { REVIEW_CONSENT_TEXT_VERSION } from '../../../schema/rules/reviews.values';
import { CONSENT_TEXT_KINDS, consentTexts } from '../../../schema/site/consentTexts';
import * as accountEn from '../../features/account/privacy/messages.en';
import * as accountVi from '../../features/account/privacy/messages.vi';
import * as applyEn from '../../features/applications/apply/messages.en';
import * as applyVi from '../../features/applications/apply/messages.vi';
import * as assessmentsEn from '../../features/assessments/messages.en';
import * as assessmentsVi from '../../features/assessments/messages.vi';
import * as reviewsEn from '../../features/reviews/mine/messages.en';
import * as reviewsVi from '../../features/reviews/mine/messages.vi';
import * as formsEn from '../../kernel/forms/consent/messages.en';
import * as formsVi from '../../kernel/forms/consent/messages.vi';

const shown: Record<'vi' | 'en', Readonly<Record<string, string>>> = {
  vi: { ...formsVi.vi, ...accountVi.vi, ...applyVi.vi, ...assessmentsVi.vi, ...reviewsVi.vi },
  en: { ...formsEn.en, ...accountEn.en, ...applyEn.en, ...assessmentsEn.en, ...reviewsEn.en },
};

const VERSIONS: Readonly<Record<string, string>> = {
  APPLICATION_SHARING: SHARING_TEXT_VERSION,
  REVIEW_PUBLICATION: REVIEW_CONSENT_TEXT_VERSION,
  ASSESSMENT_VISITOR: ASSESSMENT_CONSENT_VERSION,
  ASSESSMENT_ACCOUNT: ASSESSMENT_CONSENT_VERSION,
};

describe('the texts of consents that the graph serves', () => {
  it('are there for every kind, once', () => {
    expect(consentTexts.map(({ kind }) => kind)).toEqual(CONSENT_TEXT_KINDS);
  });

  it.each(consentTexts.map(text => [text.kind, text] as const))(
    'are the words of our own pages, in both languages: %s',
    (_kind, { blocks }) => {
      expect(blocks.map(({ id, vi, en }) => ({ id, vi, en }))).toEqual(
        blocks.map(({ id }) => ({ id, vi: shown.vi[id], en: shown.en[id] })),
      );
      expect(blocks.filter(({ isStatement }) => isStatement)).toHaveLength(1);
    },
  );

  it('carry the version that a consent has to name', () => {
    for (const { kind, version } of consentTexts)
      expect({ kind, version }).toEqual({ kind, version: VERSIONS[kind] ?? CONSENT_TEXT_VERSION });
  });
});
