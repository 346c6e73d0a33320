import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** React removes a broken component; this renders a working fallback instead. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  static getDerivedStateFromError() {
    return { broken: true };
  }

  override state = { broken: false };

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
