import { useEffect, useState } from 'react';

const rotationMs = 2_000;

/** One of the messages at a time; a screen reader hears the page's state, not each of them. */
export function RotatingMessage({ messages }: { messages: readonly string[] }) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setIndex((current) => (current + 1) % messages.length), rotationMs);
    return () => clearInterval(timer);
  }, [messages]);
  return (
    <p key={index} className="rise text-xl font-semibold">
      {messages[index]}
    </p>
  );
}
