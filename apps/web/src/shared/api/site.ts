import { client, viewOf } from './client';

export const readPublicPrice = () => viewOf(client.GET('/api/public/price'));

export const readMaintenance = () => viewOf(client.GET('/api/status/maintenance'));

export const readPixelId = () => viewOf(client.GET('/api/public/fb-pixel-id'));

export const readSocialProof = () => viewOf(client.GET('/api/public/social-proof'));
