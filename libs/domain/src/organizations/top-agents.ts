/** How many of its best members an organization is shown. */
export const mostTopAgents = 10;
