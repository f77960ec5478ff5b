/** Says in passing that something was done or could not be done. Nothing waits for it; the drawing of it is fetched when there is something to say. */
import { useMemo } from 'react';
import { failureOf } from '../graphql/failureOf';
import { storeFlashMessage } from './flashMessage';
import { lazyModule } from '../lazy/lazyModule';
import { useText, type MessageId, type MessageValues } from '../i18n/useText';
import type { Toast } from './toasts';

const toasts = lazyModule(() => import('./toasts'));

/** Before the network is needed: what tells that it is gone must be here by then. */
export const prepareNotices = (): Promise<unknown> => toasts.loadQuietly();

const show = (toast: Toast): void => {
  void toasts.loadQuietly().then(module => module?.showToast(toast));
};

export type Notice = {
  readonly success: (id: MessageId, values?: MessageValues) => void;
  readonly failure: (id: MessageId, values?: MessageValues) => void;
  /** For what a call has thrown. It says nothing of an expired session: the dialog that asks to log in again stands there. */
  readonly thrown: (error: unknown, id: MessageId, values?: MessageValues) => void;
  /** A success that is shown on the page after a full load. */
  readonly afterLoad: (id: MessageId, values?: MessageValues) => void;
};

export function useNotice(): Notice {
  const t = useText();
  return useMemo(
    () => ({
      afterLoad: (id, values) => storeFlashMessage({ kind: 'success', text: t(id, values), close: t('common.close') }),
      success: (id, values) => show({ kind: 'success', text: t(id, values), close: t('common.close') }),
      failure: (id, values) => show({ kind: 'failure', text: t(id, values), close: t('common.close') }),
      thrown: (error, id, values) => {
        if (failureOf(error).kind !== 'UNAUTHENTICATED')
          show({ kind: 'failure', text: t(id, values), close: t('common.close') });
      },
    }),
    [t],
  );
}
