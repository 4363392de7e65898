import { chromium, type Page } from '@playwright/test';
export const base='http://127.0.0.1:3300';
export async function open(emp:string, opts:any={}, address=base){
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
const c=await b.newContext({baseURL:address,locale:'en-GB',timezoneId:'Asia/Kolkata',...opts});
const p=await c.newPage(); p.setDefaultTimeout(60000);
await p.goto('/auth/login'); await p.getByLabel('Employee Id').fill(emp); await p.getByLabel('Password',{exact:true}).fill('Humming-2026'); await p.getByRole('button',{name:'Sign In'}).click();
await p.waitForURL('**/home/dashboard');
return {b,c,p};
}
export async function shot(p:Page,name:string,widths=[1440,768,390]){
 for(const w of widths){await p.setViewportSize({width:w,height:900});await p.waitForTimeout(500);await p.screenshot({path:`/tmp/${name}-${w}.png`});}
 await p.setViewportSize({width:1440,height:900});
}
