/** Media types of photographs. Without HEIC, so that iPhones hand over JPEG, which every device opens. */
export const PHOTOGRAPHS = 'image/jpeg,image/png,image/webp';

/**
 * Opens the device's own choice of pictures, which on phones offers the camera. The input stands in the page only until
 * something is chosen: forms know one input for the CV.
 */
export function choosePhotographs(onChoose: (files: File[]) => void): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept: PHOTOGRAPHS, multiple: true, hidden: true });
  input.addEventListener('change', () => {
    onChoose([...(input.files ?? [])]);
    input.remove();
  });
  input.addEventListener('cancel', () => input.remove());
  document.body.append(input);
  input.click();
}
