import type { Metadata } from 'next';
import type { ServicePage } from '../content/schema/service-page';
import { pageMetadata } from './metadata';

export function serviceMetadata({ metaTitle, metaDescription, path }: ServicePage): Metadata {
  return pageMetadata({ title: metaTitle, description: metaDescription, path });
}
