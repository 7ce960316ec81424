const en = {
  seo: {
    title: 'How the closing cost report works | Closewise',
    description:
      'Three steps to every closing cost of your home: enter the property, pay {price} once, open the report. Five minutes, no account, in English and Spanish.',
    keywords: 'how it works, closing cost report, estimate closing costs, home buying fees, first-time buyer',
  },
  hero: {
    title: 'Your closing costs in three steps and five minutes',
    lede: 'Tell us what you are buying. We calculate its closing costs for that location, line by line. You read the report, print it, and ask for less.',
    price: '{price}, one time',
    cta: 'Start my report',
  },
  steps: {
    title: 'Three steps',
    items: [
      {
        title: 'Enter the property details',
        body: 'Address, price, how you are buying, and the type of property. If a ZIP code covers several counties, we ask which one, because the taxes differ.',
        time: 'About two minutes',
      },
      {
        title: 'Pay {price}',
        body: 'By card, once. Before you pay, you see the property as we understood it and can still change it.',
        time: 'About one minute',
      },
      {
        title: 'Download your report',
        body: 'The page takes you to it as soon as it is ready. Save the link, print it or keep it as a PDF, and take it to your lender and to the closing table.',
        time: 'The rest is reading',
      },
    ],
  },
  included: {
    title: 'What’s included',
    lede: 'One document in English and Spanish, made for one property.',
    items: [
      {
        title: 'Required fees',
        body: 'Transfer and mortgage taxes, recording fees, what the lender must require: each with its rule, its source and the date it applies to.',
      },
      {
        title: 'Negotiable fees',
        body: 'The usual range of each, whom to contact, what to ask for, and words you can use.',
      },
      {
        title: 'Optional fees',
        body: 'Fees that nobody can require, listed separately so that you can decide.',
      },
      {
        title: 'Cash to close',
        body: 'In the order of page 2 of the Loan Estimate, both if the seller pays your agent and if you do, with the interval that holds 8 of 10 purchases.',
      },
      {
        title: 'Negotiation strategies',
        body: 'Seller credits and their limits, comparing lenders, what to shop for, and whom to call first.',
      },
      {
        title: 'Market analysis and comparable properties',
        body: 'What the figures say about your purchase, and how to find and judge recent sales yourself.',
      },
      {
        title: 'Local insights',
        body: 'Who pays what by law and by custom in your state and county, exemptions you may claim, and what happens after closing.',
      },
      {
        title: 'Closing timeline',
        body: 'From the offer to the keys, with the days that the law gives you to read and to object.',
      },
      {
        title: 'How the figures were made',
        body: 'The arithmetic of each line, what was assumed, and how certain each amount is.',
      },
    ],
  },
  faq: {
    title: 'Before you start',
    items: [
      {
        question: 'How long does it take?',
        answer:
          'About five minutes for you: two to enter the property, one to pay, and the rest to look through the report.',
      },
      {
        question: 'What do I need to have ready?',
        answer:
          'The address with its ZIP code, the purchase price, and a card. No documents, no social security number, no credit check.',
      },
      {
        question: 'Can I order before my offer is accepted?',
        answer:
          'Yes, and it is a good moment: whether the seller pays part of the costs is decided in the offer.',
      },
      {
        question: 'What if I am buying new construction?',
        answer:
          'Choose it as the property type and enter the lot, the development, city, state and ZIP code. Builders often charge fees of their own, and the report says which ones to expect.',
      },
      {
        question: 'Is it final once I have paid?',
        answer:
          'The sale is final, because the report is made right away. The report itself is not: for 30 days you can correct and refine it at no charge. You must be 18 or older. Read the summary at the checkout before you pay, and save the link to your report afterwards.',
      },
    ],
    all: 'All questions and answers',
  },
  closing: { title: 'Know your costs before you sign.', cta: 'Start my report' },
};
export type HowItWorksMessages = typeof en;
export default en;
