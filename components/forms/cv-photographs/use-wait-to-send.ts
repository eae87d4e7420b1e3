import { useEffect, useRef } from 'react';

/**
 * While pages are being made, holds back the sending of the form that a control is in: it would leave them out. Sends the
 * form when they are ready, unless something went wrong that its visitor has to see.
 */
export function useWaitToSend(controlId: string, isBusy: boolean, hasFailed: boolean) {
  const isWaiting = useRef(false);

  useEffect(() => {
    const form = document.getElementById(controlId)?.closest('form');
    if (!form) return;
    if (!isBusy) {
      if (isWaiting.current && !hasFailed) form.requestSubmit();
      isWaiting.current = false;
      return;
    }
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      isWaiting.current = true;
    };
    // Before React hears of it.
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  }, [controlId, isBusy, hasFailed]);
}
