/** What the features call the things that are stored about a person. client/app collects the labels from the manifests. */
import { createContext, use } from 'react';
import type { Locale } from '../../../schema/site/locales';

/** By part: the name that the domain's personal data handler has on the server. */
export type PersonalDataLabels = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

const PersonalDataLabelsContext = createContext<PersonalDataLabels>({});

export const PersonalDataLabelsProvider = PersonalDataLabelsContext.Provider;
export const usePersonalDataLabels = (): PersonalDataLabels => use(PersonalDataLabelsContext);
