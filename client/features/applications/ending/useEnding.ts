/** The three ways in which a student ends something; each is asked about in the same dialog. */
import { useDeclineOfferMutation } from './DeclineOffer.gql';
import { useWithdrawApplicationMutation } from './WithdrawApplication.gql';
import { useWithdrawSharingConsentMutation } from './WithdrawSharingConsent.gql';
import type { ApplicationErrorCode } from '../../../generated/types';

export type Ending = 'withdraw' | 'decline' | 'sharing';

export function useEnding(ending: Ending, applicationId: string) {
  const [withdraw, withdrawing] = useWithdrawApplicationMutation();
  const [decline, declining] = useDeclineOfferMutation();
  const [withdrawSharing, withdrawingSharing] = useWithdrawSharingConsentMutation();
  const variables = { input: { applicationId } };
  const ways = {
    withdraw: async () => (await withdraw({ variables })).data?.withdrawApplication.errors,
    decline: async () => (await decline({ variables })).data?.declineOffer.errors,
    sharing: async () => (await withdrawSharing({ variables })).data?.withdrawSharingConsent.errors,
  };
  return {
    /** The first reason why it was refused; null when it was done. */
    end: async (): Promise<ApplicationErrorCode | null> => ((await ways[ending]()) ?? [])[0]?.code ?? null,
    isBusy: withdrawing.loading || declining.loading || withdrawingSharing.loading,
  };
}
