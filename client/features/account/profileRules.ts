/** The rules of schema/rules for a form as it is typed. Fetched when a form is touched: they bring the library of rules along. */
import { z } from 'zod';
import { completeProfileRule, profileRule } from '../../../schema/rules/account.rules';
import { toJudged, type ProfileForm } from './profileForm';

const judged = (form: unknown) => toJudged(form as Partial<ProfileForm>);

/** A field that the form does not have stays out. */
export const profileFormRule = (today: string) => z.preprocess(judged, profileRule(today));
export const completeFormRule = (today: string) => z.preprocess(judged, completeProfileRule(today));
