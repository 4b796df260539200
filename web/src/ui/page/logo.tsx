/** Beside the name it says nothing more than the name does. */
export const Logo = ({ size = 28 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
    <rect width="32" height="32" rx="9" fill="#0f6b57" />
    <path
      d="M8 23V10l8 8 8-8v13"
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);
