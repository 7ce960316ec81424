const en = {
  seo: {
    title: 'Refund Policy: all sales are final | Closewise',
    description:
      'Why Closewise reports are not refunded, what to check before you pay, and what happens when a report cannot be made.',
    keywords: 'refund policy, no refunds, final sale, closing cost report',
  },
  title: 'Refund Policy',
  updated: 'Last updated: March 28, 2025',
  lede: 'All sales are final. Here is why, and what we do when something goes wrong on our side.',
  contents: 'On this page',
  sections: [
    {
      id: 'final',
      title: 'All sales are final',
      paragraphs: [
        'There are no refunds. A report is made for your property as soon as you have paid, and you can read it right away. It cannot be returned.',
      ],
    },
    {
      id: 'before',
      title: 'Before you pay',
      paragraphs: [
        'Check your entries once more: address, price, buyer type and property type. The checkout shows what we understood and tells you if we could not recognize the location. You can go back and change everything until you have paid. After that, you can correct the report for 30 days at no charge.',
        'Look at the sample report to see what you get. You must be 18 or older to buy.',
      ],
    },
    {
      id: 'our-fault',
      title: 'When the fault is ours',
      paragraphs: [
        'If your card was charged and no report was made, we try again automatically. If that fails permanently, we refund the payment in full. You do not need to ask; if you have not heard from us within a day, write to us.',
        'If you were charged twice for the same report, we refund the second charge.',
        'If a figure in your report contradicts the rule that the report itself cites, write to us and name the line. We will correct the rule and make your report again.',
      ],
    },
    {
      id: 'not-our-fault',
      title: 'What is not a reason for a refund',
      paragraphs: [
        'The purchase of the home fell through; a provider charges less or more than the range; the details you entered were wrong, which you can correct for 30 days at no charge; you lost the link, which we can send again to the email address of your order. Estimates are for planning, and the report says how wide each range is.',
      ],
    },
    {
      id: 'disputes',
      title: 'Before you dispute a charge',
      paragraphs: [
        'Please write to us before you ask your bank to reverse a payment: reply to the email with your report, or write to the address that sent it. It is faster for both sides. A dispute does not limit your rights, and this policy does not limit rights that the law of your state gives you.',
      ],
    },
  ],
};
export type RefundsMessages = typeof en;
export default en;
