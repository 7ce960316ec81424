const en = {
  seo: { title: '404 Page Not Found | Closewise', description: 'This page does not exist on Closewise.' },
  title: '404 Page Not Found',
  body: "The page you're looking for doesn't exist or has been moved.",
  home: 'Return to Home',
};
export type NotFoundMessages = typeof en;
export default en;
