// The specification's canvas (§9).
export const CHARACTER_WIDTH = 25;
export const IMAGE_HEIGHT = 30;
