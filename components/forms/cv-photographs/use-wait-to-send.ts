import { useEffect, useRef } from 'react';

/** Delays submission of the control's form while pages are being made, then submits it unless that failed. */
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
    // Capture phase, ahead of React's handler.
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  }, [controlId, isBusy, hasFailed]);
}
