/** The tag of the Houston Association of Realtors, the organization that is there from the start. */
export const harTag = 'HAR';
